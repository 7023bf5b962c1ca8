import { use } from "react";
import { Form, type FormProps } from "react-router";
import { addressUnder, LinkPrefix } from "./static-link.tsx";

type PageFormProps = Pick<
  FormProps,
  "role" | "aria-label" | "className" | "children" | "preventScrollReset" | "onSubmit"
> & {
  /** The path of the page, without the prefix. */
  action: string;
};

/** A GET form to a page of this site: a plain one until the scripts are loaded, and in static rendering (as `StaticLink`). */
export function PageForm({ action, preventScrollReset, ...rest }: PageFormProps) {
  const prefix = import.meta.env.SSR ? use(LinkPrefix) : undefined;
  if (prefix === undefined) {
    return <Form {...rest} action={action} preventScrollReset={preventScrollReset} />;
  }
  return <form {...rest} method="get" action={addressUnder(prefix, action)} data-discover="true" />;
}
