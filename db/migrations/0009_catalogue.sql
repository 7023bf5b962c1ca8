-- Who breeds, makes or sells under a name of its own.
create table brand (
  id bigint generated always as identity primary key,
  slug text collate "C" not null unique check (is_slug(slug)),
  name text not null check (char_length(name) between 2 and 80 and name = btrim(name)),
  sort_name text not null,
  kind text collate "C" not null check (kind in ('breeder', 'producer', 'accessories')),
  status text collate "C" not null default 'active' check (status in ('draft', 'pending', 'active', 'merged')),
  is_sample boolean not null default false,
  -- A grower of the controlled supply chain experiment may not advertise: its page redirects to the neutral list.
  is_licensed_grower boolean not null default false,
  -- A name it had or trades under, as its source says.
  note text check (char_length(note) between 1 and 200),
  description jsonb check (is_localized_text(description, 1500)),
  website text collate "C" check (website ~ '^https?://[^\s/]+' and char_length(website) <= 300),
  logo_key text collate "C",
  source text collate "C" not null check (source in ('kushy', 'tradePage', 'owner', 'visitor', 'operator', 'sample')),
  observed_on text collate "C" not null check (is_observed_on(observed_on)),
  -- The order "best": products, then strains, as computed by src/features/brands/brand-rank.ts.
  rank integer not null default 0,
  rating_hundredths integer check (rating_hundredths between 100 and 500),
  review_count integer not null default 0 check (review_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (is_sample = starts_with(slug, 'sample-')),
  check (is_sample = (source = 'sample')),
  check (not (is_sample and is_licensed_grower))
);

create index brand_by_rank on brand (rank desc, sort_name, id);

-- What the seed is sold as. The same name is often a different plant, so what a product is like is not settled by it.
create table strain (
  id bigint generated always as identity primary key,
  slug text collate "C" not null unique check (is_slug(slug)),
  name text not null check (char_length(name) between 1 and 80 and name = btrim(name)),
  sort_name text not null,
  aliases text[] not null default '{}',
  breeder_id bigint references brand (id),
  marketed_as text collate "C" check (marketed_as in ('indica', 'sativa', 'hybrid')),
  -- From the catalogue; reports of visitors are in reviews. The words are those of
  -- src/features/products/{effects,flavours,terpenes}.ts. No medical terms, ever.
  effects text[] collate "C" not null default '{}',
  flavours text[] collate "C" not null default '{}',
  terpenes text[] collate "C" not null default '{}',
  thc_permille integer check (thc_permille between 0 and 400),
  cbd_permille integer check (cbd_permille between 0 and 400),
  is_well_known boolean not null default false,
  is_sample boolean not null default false,
  source text collate "C" not null check (source in ('kushy', 'own', 'sample')),
  observed_on text collate "C" not null check (is_observed_on(observed_on)),
  check (is_sample = starts_with(slug, 'sample-')),
  check (is_sample = (source = 'sample')),
  check (effects <@ '{relaxed,happy,euphoric,uplifted,sleepy,creative,energetic,hungry,focused,tingly,talkative,giggly,thoughtful,clearHeaded,dreamy,heavy,dryMouth,dryEyes,dizzy,uneasy}'),
  check (flavours <@ '{ammonia,apple,berry,blueberry,cheese,chocolate,citrus,coffee,diesel,earthy,floral,grape,honey,lavender,lemon,lime,mango,mint,nutty,orange,pepper,pine,pineapple,rose,skunk,spicy,strawberry,sweet,vanilla,woody}'),
  check (terpenes <@ '{bisabolol,caryophyllene,humulene,limonene,linalool,myrcene,nerolidol,ocimene,pinene,terpinolene}')
);

create index strain_of_breeder on strain (breeder_id) where breeder_id is not null;

-- A parent the catalogue has no strain for keeps its name.
create table strain_parent (
  strain_id bigint not null references strain (id) on delete cascade,
  place integer not null check (place between 1 and 8),
  name text not null check (char_length(name) between 1 and 80),
  parent_id bigint references strain (id) on delete set null,
  primary key (strain_id, place),
  check (parent_id <> strain_id)
);

create index strain_child on strain_parent (parent_id) where parent_id is not null;

-- The strains most similar to one, with reasons; computed again when the catalogue changes.
create table strain_similar (
  strain_id bigint not null references strain (id) on delete cascade,
  place integer not null check (place between 1 and 12),
  other_id bigint not null references strain (id) on delete cascade,
  -- `isParent`, `isChild`, `parent:og-kush` in common, `terpene:pinene`, `flavour:pine`, `effect:relaxed`, `breeder`,
  -- `marketedAs:indica`: strongest first.
  reasons text[] collate "C" not null check (cardinality(reasons) between 1 and 4),
  primary key (strain_id, place),
  unique (strain_id, other_id),
  check (other_id <> strain_id)
);

create table product (
  id bigint generated always as identity primary key,
  slug text collate "C" not null unique check (is_slug(slug)),
  name text not null check (char_length(name) between 1 and 80 and name = btrim(name)),
  sort_name text not null,
  type text collate "C" not null check (type in ('weed', 'hash', 'prerolled', 'edibles', 'supplies')),
  sub_category text collate "C",
  -- With a strain and without a brand: what any shop sells under the name of the strain.
  strain_id bigint references strain (id),
  brand_id bigint references brand (id),
  status text collate "C" not null default 'active'
    check (status in ('draft', 'pending', 'active', 'discontinued', 'merged')),
  is_sample boolean not null default false,
  description jsonb check (is_localized_text(description, 1500)),
  cover_key text collate "C",
  thc_permille integer check (thc_permille between 0 and 1000),
  cbd_permille integer check (cbd_permille between 0 and 1000),
  potency_method text collate "C" check (potency_method in ('label', 'lab', 'catalogue')),
  potency_observed_on text collate "C" check (is_observed_on(potency_observed_on)),
  -- Of one joint, cookie or bag. A person buys at most 5 g a day (Aanwijzing Opiumwet, criterion G).
  milligrams_per_piece integer check (milligrams_per_piece > 0),
  pieces_per_pack integer check (pieces_per_pack between 1 and 1000),
  thc_micrograms_per_piece integer check (thc_micrograms_per_piece between 0 and 1000000),
  thc_micrograms_per_pack integer check (thc_micrograms_per_pack between 0 and 10000000),
  source text collate "C" not null check (source in ('kushy', 'own', 'owner', 'visitor', 'operator', 'sample')),
  observed_on text collate "C" not null check (is_observed_on(observed_on)),
  -- The order "best", as computed by src/features/products/product-rank.ts.
  rank integer not null default 0,
  rating_hundredths integer check (rating_hundredths between 100 and 500),
  review_count integer not null default 0 check (review_count >= 0),
  -- Kept up to date by the triggers on menu_item: in how many shops it can be had, and what a gram costs there.
  shop_count integer not null default 0 check (shop_count >= 0),
  low_cents_per_gram integer,
  median_cents_per_gram integer,
  high_cents_per_gram integer,
  from_cents integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (is_sample = starts_with(slug, 'sample-')),
  check (is_sample = (source = 'sample')),
  check (type = 'supplies' or milligrams_per_piece is null or milligrams_per_piece <= 5000),
  -- Without how and when it was measured a percentage is a rumour, and so are milligrams.
  constraint product_potency_is_known check (
    num_nulls(potency_method, potency_observed_on)
      = case when num_nonnulls(thc_permille, cbd_permille, thc_micrograms_per_piece) = 0 then 2 else 0 end),
  -- A catalogue is about strains and not about edibles: milligrams come from a label or a lab.
  constraint product_milligrams_are_of_it check (
    thc_micrograms_per_piece is null or potency_method <> 'catalogue'),
  check (thc_permille is null or cbd_permille is null or thc_permille + cbd_permille <= 1000),
  -- A pack is its pieces.
  check (thc_micrograms_per_pack is null or (
    thc_micrograms_per_piece is not null and pieces_per_pack is not null
    and thc_micrograms_per_pack = thc_micrograms_per_piece * pieces_per_pack)),
  check (thc_micrograms_per_piece is null or milligrams_per_piece is null
    or thc_micrograms_per_piece <= milligrams_per_piece::bigint * 1000),
  check (type <> 'supplies' or num_nonnulls(strain_id, thc_permille, cbd_permille, thc_micrograms_per_piece) = 0)
);

create index product_of_type on product (type, rank desc, sort_name, id);
-- The page of a product shows the best others of its strain, and lineages lead to the best one.
create index product_of_strain on product (strain_id, rank desc, sort_name, id) where strain_id is not null;
create index product_of_brand on product (brand_id, rank desc, sort_name, id) where brand_id is not null;
-- A strain is the unbranded weed product of its name once.
create unique index product_of_strain_alone on product (strain_id)
  where brand_id is null and type = 'weed' and status <> 'merged' and source in ('kushy', 'own');

create trigger product_slug_is_no_city before insert or update of slug on product
  for each row execute function refuse_slug_of_city();

create trigger city_takes_slug_of_product after insert on city
  for each row execute function product_makes_way_for_city();
create trigger city_takes_slug_of_product_later after update of slug on city
  for each row when (old.slug <> new.slug) execute function product_makes_way_for_city();
