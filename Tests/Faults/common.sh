# What the programs of this folder have in common: a picker of a stroke's width, with a button. Each goes wrong in
# its own way, most of them in `on_press`.

say() { printf '%s\n' "$1"; }

controls='{"type":"slider","attribute":"stroke-width"},{"type":"button","id":"go","title":"Go"}'

answer() { say "{\"type\":\"content\",\"token\":$token,\"controls\":[$controls]}"; }

on_content() { answer; }
on_press() { say "{\"type\":\"actions\",\"token\":$token,\"actions\":[{\"choose\":[\"stroke-width\",7]}]}"; }
# Answers a press by what shows in the slider and is not taken yet.
move() { say "{\"type\":\"actions\",\"token\":$token,\"actions\":[{\"change\":[\"stroke-width\",6]}]}"; }
on_cancel() { :; }
on_bye() { exit 0; }

greet() {
    IFS= read -r line
    say '{"type":"ready","api":1}'
}

serve() {
    while IFS= read -r line; do
        token=${line#*\"token\":}
        token=${token%%[,\}]*}
        case "$line" in
        *'"type":"content"'*) on_content ;;
        *'"type":"press"'*) on_press ;;
        *'"type":"cancel"'*) on_cancel ;;
        *'"type":"bye"'*) on_bye ;;
        esac
    done
}
