#!/bin/sh
# Starts Chromium as people have it: with storage partitioned by site.
# Playwright switches that off among the features of one long flag, so it is
# taken out of the flag, whatever else this version of Playwright puts there.
count=$#
while [ "$count" -gt 0 ]; do
  parameter=$1
  shift
  case $parameter in
    --disable-features=*)
      parameter=$(printf %s "$parameter" |
        sed -e 's/ThirdPartyStoragePartitioning//' -e 's/,,/,/' \
          -e 's/=,/=/' -e 's/,$//')
      ;;
  esac
  set -- "$@" "$parameter"
  count=$((count - 1))
done
exec "${LATCHKEY_CHROMIUM:?}" "$@"
