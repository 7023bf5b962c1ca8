-- Whose rating is four stars or more has a bit of its own, by which lists are filtered (src/features/shops/traits.ts).
select refresh_listings(array(select id from shop));
