import type { ShopOpenTimes } from "./open-times.ts";
import type { Shop } from "./shop.ts";
import { shopPreview } from "./shop-answers.ts";

/** A shop's details in an answer, without its menu, which is not public. */
export function shopDetailsAnswer(shop: Shop, times: ShopOpenTimes) {
  const {
    municipality,
    access,
    amenities,
    facts,
    promoVideo,
    stepHeightCm,
    phone,
    website,
    email,
    socials,
    formerNames,
    osmId,
    description,
    logo,
    photos,
    consumption,
    licence,
    province,
    isWietproef,
    ...card
  } = shop;
  const { createdAt: _, updatedAt, ...preview } = card;
  const { rule, source, observedOn } = municipality.residents;
  return {
    ...shopPreview(preview),
    opening: times.opening,
    phone,
    website,
    email,
    socials,
    formerNames,
    osmId,
    description: description && { text: description.text, lang: description.locale },
    logo,
    photos: photos.map(({ alt, ...photo }) => ({ ...photo, alt: alt && alt.text })),
    licence,
    province,
    municipality: { url: municipality.slug, name: municipality.name, isWietproef: municipality.isWietproef },
    isWietproef,
    access: { ...access, municipality: { residents: rule, source, observedOn } },
    consumption,
    amenities,
    stepHeightCm,
    hours: times.days,
    departments: times.departments.map(({ department, days }) => ({ department, hours: days })),
    facts,
    promoVideo: promoVideo && { ...promoVideo, title: promoVideo.title.text },
    updatedAt,
  };
}
