-- Whatever lies outside this box is a mistake of typing, most often latitude and longitude exchanged.
-- The same box is COUNTRY_BOX in src/platform/geo/geo.ts.
create or replace function in_country(latitude double precision, longitude double precision) returns boolean
  language sql immutable parallel safe
  return latitude between 50.7 and 53.7 and longitude between 3.2 and 7.3;

-- A flat projection: degrees of longitude scaled by the cosine of the country's middle (52.2 north). Good for finding candidates
-- by index; shown distances are computed on the sphere.
create or replace function spot(latitude double precision, longitude double precision) returns point
  language sql immutable parallel safe
  return point(longitude * 0.6129, latitude);
