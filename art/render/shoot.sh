#!/usr/bin/env bash
# Renders, denoises and grades pictures one after another: shoot.sh [--proof] <name>…
# Masters go to $MASTERS (default: masters/ beside this script, not in git). One render at a time, at a low priority (NICE).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
masters=${MASTERS:-$here/masters}
# Seven tenths of the size and samples, then enlarged: half the time, and the denoiser hides the difference. SHARE=1 for all.
share=${SHARE:-.7}
if [ "${1:-}" = --proof ]; then share=.4; masters=$masters/proof; shift; fi
mkdir -p "$masters"
for name in "$@"; do
  (
    flock 9
    # Of a home: its plan as it is now, and a note of what the picture is made of.
    node "$here/../homes/prepare.mjs" "$name" "$masters"
    nice -n ${NICE:--5} blender -b --python-exit-code 1 -P "$here/render.py" -- "$name" "$masters" "$share" > "$masters/$name.log" 2>&1 ||
      { tail -25 "$masters/$name.log" >&2; exit 1; }
    grep RENDERED "$masters/$name.log"
    # The system's Python: Debian's PyTorch and OpenCV are there, not in other installations.
    nice -n ${NICE:--5} /usr/bin/python3 "$here/finish.py" "$name" "$masters"
  ) 9> "${TMPDIR:-/tmp}/modelhouse-render.lock"
done
