# Two images: `api`, and `web`, which is nginx with both web apps (docs/school/install-containers.md).

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npx -y pnpm@12 install --frozen-lockfile \
  && npx -y pnpm@12 build \
  && deploy/release-folder /release

FROM node:24.21.0-bookworm-slim AS api
# A volume that is new takes the owner of the folder that it is mounted on.
RUN install -d -o node -g node -m 750 /var/lib/bandwise
COPY --from=build /release /opt/bandwise
WORKDIR /opt/bandwise
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 SERVE_WEB=off DATA_DIR=/var/lib/bandwise
USER node
EXPOSE 3000
CMD ["node", "apps/api/dist/main.js"]

FROM nginx:1.28-bookworm AS web
COPY --from=build /release/deploy/nginx /opt/bandwise/deploy/nginx
COPY --from=build /release/apps/learner-web /opt/bandwise/apps/learner-web
COPY --from=build /release/apps/admin-web /opt/bandwise/apps/admin-web
ENV BIND=0.0.0.0
USER 101:101
EXPOSE 8080 8081
ENTRYPOINT []
CMD ["/opt/bandwise/deploy/nginx/serve"]
