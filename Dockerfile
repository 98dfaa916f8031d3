# The whole site in one image: built in the first stage, run by an unprivileged user in the second.
# How to run it, read-only but for /data: docs/operations.md.
# The two base images are not pinned by digest: no image registry could be asked when this was written, and an unchecked
# digest protects no one. To pin them: docker buildx imagetools inspect IMAGE, and write IMAGE@sha256:… below. Every package is pinned by the lock
# file's SHA-512 in any case; Node itself, which its package fetches when it is installed, by its version.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY tooling/install.mjs tooling/lock.mjs tooling/run.mjs tooling/
RUN node --input-type=module --eval "import { install } from './tooling/install.mjs'; await install()"
COPY . .
RUN npm run build && npm prune --omit=dev --workspaces=false

FROM debian:bookworm-slim
# Certificates, for mail servers and databases that are reached by TLS.
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin mailbox \
  && install -d -o mailbox -g mailbox -m 0700 /data
WORKDIR /site
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/build build
COPY --from=build /site/shared shared
COPY --from=build /site/server server
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER mailbox
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s \
  CMD ["node_modules/node/bin/node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node_modules/node/bin/node"]
CMD ["server/main.ts"]
