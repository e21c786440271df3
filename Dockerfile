# docker build -t site .            How to run it: compose.yaml, docs/operations.md.
# Two stages: what builds the site stays behind. The tree is read-only for the process, which is not root; it writes
# only into /data, and with PostgreSQL nowhere at all.

FROM node:24-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-trixie-slim
# For `npm run backup` and `npm run restore` of a PostgreSQL not newer than this client.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-17 \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o node -g node -m 0700 /data
WORKDIR /site
# Owned by root: the process reads it and cannot change it. Pictures are in dist already.
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/dist dist
COPY --from=build /site/src src
COPY --from=build /site/scripts scripts
COPY --from=build /site/package.json ./

ENV NODE_ENV=production MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=65536 MALLOC_MMAP_THRESHOLD_=65536 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "dist/server/server.js"]
