# By tag and not by digest, since nobody has read the digest here: docs/decisions/0026 says how to pin it.
FROM node:24-slim AS build
WORKDIR /src
COPY . .
RUN node scripts/boot.mjs build

FROM node:24-slim
WORKDIR /srv
COPY --from=build /src/apps/gateway/dist ./gateway
COPY --from=build /src/apps/web/dist ./app
COPY --from=build /src/sbom ./sbom
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 STRICT_PORT=1 APP_DIR=/srv/app
USER node
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8080/api/health').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "gateway/main.js"]
