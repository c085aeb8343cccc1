FROM node:20-alpine AS build
WORKDIR /portal
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Compressed once here, not at every answer. index.html is left out: its nonce changes.
RUN npm run build && npx tsx scripts/known-addresses.ts \
  && find dist/assets -type f \( -name '*.js' -o -name '*.css' -o -name '*.json' -o -name '*.svg' \) -size +1k -exec gzip -9k {} +

FROM nginxinc/nginx-unprivileged:stable-alpine
ENV TEMPLATES=/portal STATE=/tmp/portal
COPY --from=build /portal/nginx.conf /portal/
COPY --from=build /portal/nginx/ /portal/nginx/
COPY --from=build /portal/dist/ /usr/share/nginx/html/
EXPOSE 8080
HEALTHCHECK CMD wget -qO /dev/null "http://127.0.0.1:${PORT:-8080}/healthz"
# config.json and the security headers come from the environment, at every start.
ENTRYPOINT ["sh", "-c", "sh /portal/nginx/render.sh && exec nginx -p /tmp/portal -c /tmp/portal/nginx.conf -g 'daemon off;'"]
