/** All shops of the country that are taken in (`osm-taggings.ts`), for Overpass; README.md shows it too. */
export const OVERPASS_QUERY = [
  `[out:json][timeout:300];area["ISO3166-1"="NL"][admin_level=2]->.nl;(`,
  `nwr[~"^((was|disused|abandoned|demolished):)?(shop|amenity)$"~"cannabis|coffeeshop|drugs|mari[hj]uana|weed|smart_?shop|head_?shop|paraphernalia",i](area.nl);`,
  `nwr[amenity][~"^(cannabis|drugs|drugs:cannabis)$"~"."](area.nl);`,
  `nwr[amenity=cafe][cuisine~"coffee_shop"](area.nl);`,
  `nwr[~"^(shop|amenity)$"~"."][name~"coffeeshop|koffieshop|smart ?shop|head ?shop|grow ?shop",i](area.nl);`,
  `);out meta center;`,
].join("");
