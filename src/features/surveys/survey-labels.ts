import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SurveyName } from "#platform/surveys.ts";

interface QuestionLabels {
  label: MessageDescriptor;
  /** By the option; none for words of one's own. */
  options?: Readonly<Record<string, MessageDescriptor>>;
}

/** How a survey is called, and what its questions and options say. `survey-labels.test.ts` holds them against `survey.ts`. */
export const SURVEY_LABELS: Readonly<
  Record<SurveyName, { title: MessageDescriptor; questions: Readonly<Record<string, QuestionLabels>> }>
> = {
  visit: {
    title: msg({ id: "surveys.visit", message: "A few questions about your visit" }),
    questions: {
      willGoToShop: {
        label: msg({ id: "surveys.will-go", message: "Are you going to this coffeeshop?" }),
        options: {
          today: msg({ id: "surveys.will-go.today", message: "Today" }),
          thisWeek: msg({ id: "surveys.will-go.this-week", message: "This week" }),
          thisMonth: msg({ id: "surveys.will-go.this-month", message: "This month" }),
          justBrowsing: msg({ id: "surveys.will-go.just-browsing", message: "No, I’m just looking around" }),
        },
      },
      whatInfluencesDecision: {
        label: msg({ id: "surveys.influences", message: "What helps you choose a coffeeshop?" }),
        options: {
          reviews: msg({ id: "surveys.influences.reviews", message: "Reviews" }),
          location: msg({ id: "surveys.influences.location", message: "Where it is" }),
          products: msg({ id: "surveys.influences.products", message: "What it sells" }),
          atmosphere: msg({ id: "surveys.influences.atmosphere", message: "The atmosphere" }),
          other: msg({ id: "surveys.influences.other", message: "Something else" }),
        },
      },
      howOften: {
        label: msg({ id: "surveys.how-often", message: "How often do you go to a coffeeshop?" }),
        options: {
          daily: msg({ id: "surveys.how-often.daily", message: "Every day" }),
          weekly: msg({ id: "surveys.how-often.weekly", message: "Every week" }),
          monthly: msg({ id: "surveys.how-often.monthly", message: "Every month" }),
          less: msg({ id: "surveys.how-often.less", message: "Less often" }),
        },
      },
      gmFeedback: { label: msg({ id: "surveys.feedback", message: "What could this site do better?" }) },
    },
  },
  cones: {
    title: msg({ id: "surveys.cones", message: "A few questions about pre-rolled cones" }),
    questions: {
      isFamiliarWithPreRolledCones: {
        label: msg({ id: "surveys.knows-cones", message: "Do you know pre-rolled cones?" }),
        options: {
          yesAndUse: msg({ id: "surveys.knows-cones.use", message: "Yes, and I use them" }),
          yesAndDontUse: msg({ id: "surveys.knows-cones.dont-use", message: "Yes, but I don’t use them" }),
          no: msg({ id: "surveys.no", message: "No" }),
        },
      },
      isFamiliarWithConesBenefits: {
        label: msg({ id: "surveys.knows-benefits", message: "Do you know what makes them handy?" }),
        options: {
          yes: msg({ id: "surveys.yes", message: "Yes" }),
          yesButDontUse: msg({ id: "surveys.knows-cones.dont-use", message: "Yes, but I don’t use them" }),
          no: msg({ id: "surveys.no", message: "No" }),
        },
      },
      whatWouldMakeItBetter: {
        label: msg({ id: "surveys.better-cones", message: "What would make them better?" }),
      },
    },
  },
};
