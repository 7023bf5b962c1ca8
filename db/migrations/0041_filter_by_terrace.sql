-- A terrace has a bit of its own, by which lists are filtered, and that of the rating moved up (src/features/shops/traits.ts).
select refresh_listings(array(select id from shop));
