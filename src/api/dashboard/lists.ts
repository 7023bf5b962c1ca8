import { BRAND_FIELDS, BRAND_LIST, BRAND_STEP } from "#features/brands/brand-fields.ts";
import { type BrandListQuery, brandsToEdit, brandToEdit } from "#features/brands/server/brands-to-edit.ts";
import { editProduct, newProduct } from "#features/contributions/server/edit-product.ts";
import {
  type ProductListQuery,
  productsToEdit,
  productToEdit,
} from "#features/contributions/server/products-to-edit.ts";
import { removeProduct } from "#features/contributions/server/remove-product.ts";
import { newProductForm } from "#features/contributions/new-product-form.ts";
import { EDITED_PRODUCT_FIELDS, PRODUCT_LIST } from "#features/contributions/product-fields.ts";
import { editShop } from "#features/contributions/server/edit-shop.ts";
import { shopsToEdit, shopToEdit, type ShopListQuery } from "#features/contributions/server/shops-to-edit.ts";
import { EDITED_SHOP_FIELDS, SHOP_LIST } from "#features/contributions/shop-fields.ts";
import { editStrain } from "#features/contributions/server/edit-strain.ts";
import {
  type StrainListQuery,
  strainsToEdit,
  strainToEdit,
} from "#features/contributions/server/strains-to-edit.ts";
import { STILL_SO } from "#features/contributions/still-so.ts";
import { STRAIN_FIELDS, STRAIN_LIST } from "#features/contributions/strain-fields.ts";
import { DEAL_FIELDS, DEAL_LIST, DEAL_STEP } from "#features/deals/deal-fields.ts";
import { dealsToEdit, dealToEdit, type DealListQuery } from "#features/deals/server/deals-to-edit.ts";
import { newDeal, removeDeal } from "#features/deals/server/edit-deal.ts";
import { POST_FIELDS, POST_LIST, POST_STEP } from "#features/discover/post-fields.ts";
import { editPost, newPost, removePost } from "#features/discover/server/edit-post.ts";
import { type PostListQuery, postsToEdit, postToEdit } from "#features/discover/server/posts-to-edit.ts";
import { JOB_FIELDS, JOB_LIST, JOB_STEP } from "#features/jobs/job-fields.ts";
import { newJob, removeJob } from "#features/jobs/server/edit-job.ts";
import { type JobListQuery, jobsToEdit, jobToEdit } from "#features/jobs/server/jobs-to-edit.ts";
import { saveOrRefuseDeal, saveOrRefuseJob } from "#features/moderation/server/refuse-news.ts";
import { ISSUE_FIELDS, ISSUE_LIST, ISSUE_STEP } from "#features/newsletter/issue-fields.ts";
import { editIssue, newIssue, removeIssue } from "#features/newsletter/server/edit-issue.ts";
import {
  type IssueListQuery,
  issuesToEdit,
  issueToEdit,
} from "#features/newsletter/server/issues-to-edit.ts";
import { CITY_FIELDS, CITY_LIST } from "#features/places/city-fields.ts";
import { citiesToEdit, type CityListQuery, cityToEdit } from "#features/places/server/cities-to-edit.ts";
import { editCity } from "#features/places/server/edit-city.ts";
import { editBrand, newBrand, removeBrand } from "#features/products/server/edit-brand.ts";
import { ANSWER_FIELDS, ANSWER_LIST } from "#features/support/answer-fields.ts";
import {
  type AnswerListQuery,
  answersToEdit,
  answerToEdit,
} from "#features/support/server/answers-to-edit.ts";
import { answerTicket } from "#features/support/server/answer-ticket.ts";
import { askAtDesk } from "#features/support/server/ask-at-desk.ts";
import { editAnswer, newAnswer, removeAnswer } from "#features/support/server/edit-answer.ts";
import { removeTicket } from "#features/support/server/remove-ticket.ts";
import {
  type TicketListQuery,
  ticketsToAnswer,
  ticketToAnswer,
} from "#features/support/server/tickets-to-answer.ts";
import { TICKET_CHANGES, TICKET_FIELDS, TICKET_LIST } from "#features/support/ticket-fields.ts";
import { deskForm } from "#features/support/ticket-forms.ts";
import { manageUser } from "#features/users/server/manage-user.ts";
import { type UserListQuery, usersToManage, userToManage } from "#features/users/server/users-to-manage.ts";
import { USER_CHANGES, USER_FIELDS, USER_LIST } from "#features/users/user-fields.ts";
import { editWord, newWord, removeWord } from "#features/words/server/edit-word.ts";
import { type WordListQuery, wordsToEdit, wordToEdit } from "#features/words/server/words-to-edit.ts";
import { WORD_FIELDS, WORD_LIST } from "#features/words/word-fields.ts";
import { listCall } from "./list-call.ts";

/** The calls of the lists that the dashboard edits field by field. */
export const DASHBOARD_LISTS = {
  "dashboard/answers": listCall({
    list: "answers",
    things: "standard answers",
    spec: ANSWER_LIST,
    fields: ANSWER_FIELDS,
    besides: {},
    areas: ["answer-fields"],
    page: (database, member, query) => answersToEdit(database, member, query as AnswerListQuery),
    item: answerToEdit,
    add: newAnswer,
    save: editAnswer,
    remove: removeAnswer,
  }),
  "dashboard/brands": listCall({
    list: "brands",
    things: "brands",
    spec: BRAND_LIST,
    fields: BRAND_FIELDS,
    besides: BRAND_STEP,
    areas: ["brand-fields"],
    page: (database, member, query) => brandsToEdit(database, member, query as BrandListQuery),
    item: brandToEdit,
    add: newBrand,
    save: editBrand,
    remove: removeBrand,
  }),
  // None is added or removed: `import cities` brings those there are.
  "dashboard/cities": listCall({
    list: "cities",
    things: "cities",
    spec: CITY_LIST,
    fields: CITY_FIELDS,
    besides: {},
    areas: ["city-fields"],
    page: (database, member, query) => citiesToEdit(database, member, query as CityListQuery),
    item: cityToEdit,
    save: editCity,
  }),
  "dashboard/deals": listCall({
    list: "deals",
    things: "deals",
    spec: DEAL_LIST,
    fields: DEAL_FIELDS,
    besides: DEAL_STEP,
    areas: ["deals", "deal-fields"],
    page: (database, member, query) => dealsToEdit(database, member, query as DealListQuery),
    item: dealToEdit,
    add: newDeal,
    save: saveOrRefuseDeal,
    remove: removeDeal,
  }),
  "dashboard/coffeejobs": listCall({
    list: "coffeejobs",
    things: "job offers",
    spec: JOB_LIST,
    fields: JOB_FIELDS,
    besides: JOB_STEP,
    areas: ["jobs", "job-fields"],
    page: (database, member, query) => jobsToEdit(database, member, query as JobListQuery),
    item: jobToEdit,
    add: newJob,
    save: saveOrRefuseJob,
    remove: removeJob,
  }),
  "dashboard/discover": listCall({
    list: "discover",
    things: "posts",
    spec: POST_LIST,
    fields: POST_FIELDS,
    besides: POST_STEP,
    areas: ["discover", "post-fields"],
    page: (database, member, query) => postsToEdit(database, member, query as PostListQuery),
    item: postToEdit,
    add: newPost,
    save: editPost,
    remove: removePost,
  }),
  "dashboard/newsletter": listCall({
    list: "newsletter",
    things: "issues of the newsletter",
    spec: ISSUE_LIST,
    fields: ISSUE_FIELDS,
    besides: ISSUE_STEP,
    areas: ["issue-fields"],
    page: (database, member, query) => issuesToEdit(database, member, query as IssueListQuery),
    item: issueToEdit,
    add: newIssue,
    save: editIssue,
    remove: removeIssue,
  }),
  // Only what nobody wrote about and no menu has is removed: two that are one are merged, and what is hidden can be shown again.
  "dashboard/products": listCall({
    list: "products",
    things: "products",
    spec: PRODUCT_LIST,
    fields: EDITED_PRODUCT_FIELDS,
    besides: {},
    areas: ["products", "product-fields"],
    page: (database, member, query) => productsToEdit(database, member, query as ProductListQuery),
    item: productToEdit,
    newItem: newProductForm,
    add: newProduct,
    save: editProduct,
    remove: removeProduct,
  }),
  // A new one is told as any shop that is missing (`suggestchange`), and none is removed: it closes for good.
  "dashboard/shops": listCall({
    list: "shops",
    things: "shops",
    spec: SHOP_LIST,
    fields: EDITED_SHOP_FIELDS,
    besides: STILL_SO,
    areas: ["shops", "shop-fields", "hours-fields"],
    page: (database, member, query) => shopsToEdit(database, member, query as ShopListQuery),
    item: shopToEdit,
    save: editShop,
  }),
  // None is added or removed: files of the catalogue bring those there are, and two that are one are merged.
  "dashboard/strains": listCall({
    list: "strains",
    things: "strains",
    spec: STRAIN_LIST,
    fields: STRAIN_FIELDS,
    besides: {},
    areas: ["products", "product-fields", "strain-fields"],
    page: (database, member, query) => strainsToEdit(database, member, query as StrainListQuery),
    item: strainToEdit,
    save: editStrain,
  }),
  "dashboard/support": listCall({
    list: "support",
    things: "tickets",
    spec: TICKET_LIST,
    fields: TICKET_FIELDS,
    besides: TICKET_CHANGES,
    areas: ["support", "ticket-fields"],
    page: (database, member, query) => ticketsToAnswer(database, member, query as TicketListQuery),
    item: ticketToAnswer,
    newItem: deskForm,
    add: askAtDesk,
    save: answerTicket,
    remove: removeTicket,
  }),
  // Nobody is added or removed by somebody else.
  "dashboard/users": listCall({
    list: "users",
    things: "users",
    spec: USER_LIST,
    fields: USER_FIELDS,
    besides: USER_CHANGES,
    areas: ["user-fields"],
    page: (database, member, query) => usersToManage(database, member, query as UserListQuery),
    item: userToManage,
    save: manageUser,
  }),
  "dashboard/words": listCall({
    list: "words",
    things: "watched words",
    spec: WORD_LIST,
    fields: WORD_FIELDS,
    besides: {},
    areas: ["word-fields"],
    page: (database, member, query) => wordsToEdit(database, member, query as WordListQuery),
    item: wordToEdit,
    add: newWord,
    save: editWord,
    remove: removeWord,
  }),
};
