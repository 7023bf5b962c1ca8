-- Who wants to be told when a shop in or near a town has a product. Only what is needed to tell them is kept.
create table product_watch (
  account_id bigint not null references account (id) on delete cascade,
  product_id bigint not null references product (id) on delete cascade,
  city_id bigint not null references city (id) on delete cascade,
  asked_at timestamptz not null default now(),
  primary key (account_id, product_id, city_id)
);

create index product_watch_of_product on product_watch (product_id);
create index product_watch_of_city on product_watch (city_id);
