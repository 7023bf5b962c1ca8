-- What may be shown of deals at an instant: decided here and not by the state alone, because the task that updates states runs
-- every few minutes. A deal that is due counts while its brand is below its limit. Only shops where such deals are allowed count
-- (product.md section 6); a deal without shops follows the country.
create or replace function running_deals(at timestamptz) returns table (deal_id bigint)
  language sql stable as $$
  select id from (
    select deal.id, row_number() over (
      partition by deal.brand_id order by deal.live_place, deal.valid_from, deal.id) as turn
    from deal
    join brand on brand.id = deal.brand_id and brand.status = 'active' and not brand.is_licensed_grower
    where deal.state in ('live', 'scheduled') and deal.valid_from <= at and at < deal.valid_to
      and case
        when exists (select from deal_shop where deal_shop.deal_id = deal.id) then exists (
          select from deal_shop
          join shop on shop.id = deal_shop.shop_id and shop.status in ('active', 'temporarilyClosed')
          join shop_compliance on shop_compliance.shop_id = shop.id
          where deal_shop.deal_id = deal.id and deal.category = any (shop_compliance.deal_types))
        else deal.category = any (coalesce(
          (select deal_types from compliance_profile where country = 'NL'),
          (select deal_types from compliance_profile where scope = 'default')))
      end
  ) as due
  where turn <= 5
$$;

-- Gives a deal that goes live the first free place of its brand. The lock on the brand makes others wait for the end of this
-- transaction, so that they see the taken place.
create or replace function take_live_place() returns trigger language plpgsql as $$
begin
  if new.state <> 'live' then
    new.live_place := null;
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if old.state = 'live' and old.brand_id = new.brand_id then
      new.live_place := old.live_place;
      return new;
    end if;
  end if;
  perform from brand where id = new.brand_id for no key update;
  new.live_place := (
    select min(place) from generate_series(1, 5) as place
    where not exists (
      select from deal where deal.brand_id = new.brand_id and deal.live_place = place and deal.slug <> new.slug));
  if new.live_place is null then
    raise exception 'the brand of % has five live deals', new.slug
      using errcode = 'check_violation', constraint = 'deal_at_most_five_live';
  end if;
  return new;
end $$;

-- A licensed grower may not advertise, and samples refer to samples only.
create or replace function refuse_deal_of_brand() returns trigger language plpgsql as $$
begin
  if exists (
    select from brand where id = new.brand_id and (is_licensed_grower or is_sample <> new.is_sample)
  ) then
    raise exception 'deal % cannot be of this brand', new.slug
      using errcode = 'check_violation', constraint = 'deal_of_brand_that_may';
  end if;
  return new;
end $$;

create or replace function refuse_shop_of_deal() returns trigger language plpgsql as $$
begin
  if exists (
    select from added
    join deal on deal.id = added.deal_id
    join shop on shop.id = added.shop_id
    where deal.is_sample <> shop.is_sample
  ) then
    raise exception 'samples and real shops in one deal' using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- The lock makes whoever changes the type of a product wait for the end of this transaction, and is waited for itself where such a
-- change came first.
create or replace function refuse_product_of_deal() returns trigger language plpgsql as $$
begin
  perform from product where id in (select product_id from added) order by id for share;
  if exists (
    select from added
    join deal on deal.id = added.deal_id
    join product on product.id = added.product_id
    where product.type <> 'supplies' or deal.category <> 'supplies' or deal.is_sample <> product.is_sample
  ) then
    raise exception 'a deal names supplies only' using errcode = 'check_violation', constraint = 'deal_of_supplies';
  end if;
  return null;
end $$;
