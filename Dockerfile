# What is built with and what serves. Tags move: give digests at build, as docs/operating.md says.
ARG NODE=node:22-alpine
ARG NGINX=nginxinc/nginx-unprivileged:stable-alpine

FROM ${NODE} AS build
WORKDIR /portal
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npx tsx scripts/known-addresses.ts

FROM ${NGINX}
ENV TEMPLATES=/portal STATE=/tmp/portal
COPY --from=build /portal/nginx.conf /portal/
COPY --from=build /portal/nginx/ /portal/nginx/
COPY --from=build /portal/dist/ /usr/share/nginx/html/
EXPOSE 8080
HEALTHCHECK CMD wget -qO /dev/null "http://127.0.0.1:${PORT:-8080}/healthz"
# config.json and the security headers come from the environment, at every start.
ENTRYPOINT ["sh", "-c", "sh /portal/nginx/render.sh && exec nginx -p /tmp/portal -c /tmp/portal/nginx.conf -g 'daemon off;'"]
