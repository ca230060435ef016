#!/bin/sh
# @TITLE@: answers Daub on standard output, one JSON object a line.
# What it writes to standard error is shown to whoever looks for a mistake.

number() { printf '%s' "$1" | sed -n 's/.*"token": *\([0-9]*\).*/\1/p'; }

rows() {
    for hour in 00 03 06 09 12 15 18 21; do
        case $hour in
            00|03) color='#1a1a4e' ;;
            06) color='#f66151' ;;
            09|12) color='#62a0ea' ;;
            15) color='#f8e45c' ;;
            18) color='#e66100' ;;
            *) color='#613583' ;;
        esac
        [ "$hour" = 00 ] || printf ','
        printf '{"value":"%s","title":"%s:00","swatch":"%s"}' "$color" "$hour" "$color"
    done
}

while IFS= read -r line; do
    case $line in
        *'"type":"hello"'*) printf '{"type":"ready","api":1}\n' ;;
        *'"type":"content"'*)
            printf '{"type":"content","token":%s,"title":"Hours","controls":[{"type":"list","attribute":"stroke","rows":[%s]}]}\n' \
                "$(number "$line")" "$(rows)" ;;
        *'"type":"bye"'*) exit 0 ;;
    esac
done
