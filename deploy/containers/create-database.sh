#!/bin/sh
# Run once by PostgreSQL's image, on an empty volume: a role that owns its database and may do nothing else.
set -eu
psql -q -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" <<'SQL'
create role bandwise login password :'password';
SQL
createdb --owner=bandwise --template=template0 --encoding=UTF8 --locale=C.UTF-8 bandwise
