-- The code of a sign-in is worth a session only to the browser that began it, on the host that exchanges it: a cookie of that host is
-- compared with this hash. Null in rows of a process of the version before, whose sign-ins have to be begun again.
alter table sign_in add column exchange_hash bytea check (octet_length(exchange_hash) = 32);
alter table sign_in_code add column browser_hash bytea check (octet_length(browser_hash) = 32);
