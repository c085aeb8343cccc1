#!/bin/sh
# Writes what nginx reads into $STATE from the templates and the environment: once, before nginx starts.
# Values are used as written; an address adds its origin, and nothing else of it, to the Content-Security-Policy.
# scripts/build/environment.ts does the same for `npm start`; a test compares the two.
set -eu

: "${TEMPLATES:=$(cd "$(dirname "$0")/.." && pwd)}"
: "${STATE:=/tmp/portal}"
: "${SITE:=/usr/share/nginx/html}"
: "${PORT:=8080}"
mkdir -p "$STATE/tmp"

# The origin of an address; placeholders in its host, as in https://{a-c}.tiles.example.org, become a wildcard.
origin() {
  printf '%s\n' "$1" | sed -nE -e 's/\{[^}]*\}/*/g' -e 's#^(https?://[]A-Za-z0-9.*:[-]+).*$#\1#p' | head -n 1
}

# Each origin once, each with a space before it. Policies know no IPv6 literals: of these scheme and port are named.
origins() {
  list=''
  for address in "$@"; do
    one=$(origin "$address" | sed -E 's#\[.*\]#*#')
    case "$list " in *" $one "*) continue ;; esac
    [ -z "$one" ] || list="$list $one"
  done
  printf '%s' "$list"
}

captcha=''
frames="'none'"
if [ -n "${CAPTCHA_SITE_KEY-}" ]; then
  captcha=' https://hcaptcha.com https://*.hcaptcha.com'
  frames=${captcha# }
fi

# The languages that pages begin in, as a regular expression; src/contract/constants.ts has the usual ones.
languages=${PUBLIC_LANGUAGES:-en,es,fr,pt-BR}
[ "$languages" != all ] || languages=$(cd "$SITE/pages" && ls | sed -nE 's/^other\.(.*)\.html$/\1/p' | tr '\n' ',')
languages=$(printf '%s' "$languages" | tr -d ' \n' | sed -e 's/[^A-Za-z,-]//g' -e 's/,$//' -e 's/,/|/g')

# Where visitors reach this: as FRONTEND_URL says, else as they called it.
public=$(origin "${FRONTEND_URL-}")
: "${public:=\$scheme://\$host_with_port}"

# What engines are told of the pages of the API.
sitemap=''
[ -z "${SITEMAP_URL-}" ] || sitemap="Sitemap: $(printf '%s' "$SITEMAP_URL" | tr -cd 'A-Za-z0-9:/._-')"

fill() {
  sed -e "s#\${PORT}#$PORT#g" -e "s#\${SITE}#$SITE#g" -e "s#\${ORIGIN}#$public#g" -e "s#\${SITEMAP}#$sitemap#g" -e "s#\${ACCESS_LOG}#${ACCESS_LOG:-/dev/stdout}#g" -e "s#\${STATE}#$STATE#g" -e "s~\${PAGE_LANGUAGES}~$languages~g" \
    -e "s#\${CSP_CONNECT}#$(origins "${API_URL-}" "${AI_URL-}" "${REPORT_URL-}")#g" \
    -e "s#\${CSP_IMAGES}#$(origins "${API_URL-}" "${BASEMAP_URL-}")#g" \
    -e "s#\${CSP_FORMS}#$(origins "${API_URL-}")#g" \
    -e "s#\${CSP_CAPTCHA}#$captcha#g" -e "s#\${CSP_FRAMES}#$frames#g" "$1"
}

fill "$TEMPLATES/nginx.conf" >"$STATE/nginx.conf"
fill "$TEMPLATES/nginx/security-headers.conf" >"$STATE/security-headers.conf"
cp "$TEMPLATES/nginx/known-addresses.conf" "$STATE/known-addresses.conf"

# nginx has no Brotli of its own. A module that was made for another nginx would end the start: one that loads is used.
: >"$STATE/modules.conf"
echo 'gzip_static on;' >"$STATE/precompressed.conf"
for folder in ${NGINX_MODULES-/etc/nginx/modules /usr/lib/nginx/modules /usr/share/nginx/modules}; do
  module="$folder/ngx_http_brotli_static_module.so"
  [ -f "$module" ] || continue
  echo "load_module $module;" >"$STATE/modules.conf"
  printf 'include modules.conf; pid probe.pid; error_log stderr; events {}\n' >"$STATE/probe.conf"
  if "${NGINX_PATH:-nginx}" -t -p "$STATE" -c "$STATE/probe.conf" >/dev/null 2>&1; then
    echo 'brotli_static on;' >>"$STATE/precompressed.conf"
    break
  fi
  : >"$STATE/modules.conf"
done

# JSON of these variables, as far as they are set. It stands in a script and between quotation marks of nginx, too: what
# means something to either is written as its number.
json() {
  separator='{'
  for name in "$@"; do
    eval "value=\${$name-}"
    [ -n "$value" ] || continue
    value=$(printf '%s' "$value" | tr -d '\000-\037' | sed -e 's/\\/\\u005c/g' -e 's/"/\\u0022/g' -e "s/'/\\\\u0027/g" \
      -e 's/\$/\\u0024/g' -e 's/</\\u003c/g')
    printf '%s"%s":"%s"' "$separator" "$name" "$value"
    separator=','
  done
  [ "$separator" = ',' ] || printf '{'
  printf '}'
}

# Each line is a name.
# shellcheck disable=SC2046
json $(cat "$TEMPLATES/nginx/config-names.txt") >"$STATE/config.json"
printf "sub_filter '__CLIENT__' '%s';\n" "$(json API_URL CLIENT_ID CLIENT_SECRET)" >"$STATE/client.conf"
