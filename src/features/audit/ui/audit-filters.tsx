import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { AUDIT_ACTIONS, AUDIT_TYPES } from "../audit.ts";
import { ACTION_LABELS, TYPE_LABELS } from "../audit-labels.ts";
import { type AuditQuery, auditAddress } from "../audit-query.ts";
import styles from "./audit.module.css";

/** What the log is asked for. It is a form of an address, and works without JavaScript. */
export function AuditFilters({ path, query }: { path: string; query: AuditQuery }) {
  const { t, i18n } = useLingui();
  const any = { value: "", label: t({ id: "audit.any", message: "Any" }) };
  const isAsked = auditAddress(path, { ...query, page: 1 }) !== path;
  return (
    <search>
      {/* Anew for another address: the way back shows what was asked for there. */}
      <Form action={path} preventScrollReset key={auditAddress(path, query)}>
        <Stack gap={4}>
          <div className={styles.filters}>
            <TextField
              name="who"
              defaultValue={query.who}
              label={t({ id: "audit.who", message: "Who" })}
              autoComplete="off"
              maxLength={100}
            />
            <SelectField
              name="what"
              defaultValue={query.what ?? ""}
              label={t({ id: "audit.what", message: "What" })}
              options={[
                any,
                ...AUDIT_ACTIONS.map((value) => ({ value, label: i18n._(ACTION_LABELS[value]) })),
              ]}
            />
            <TextField
              name="from"
              type="date"
              defaultValue={query.from ?? ""}
              label={t({ id: "audit.from", message: "From" })}
            />
            <TextField
              name="to"
              type="date"
              defaultValue={query.to ?? ""}
              label={t({ id: "audit.to", message: "Up to and including" })}
            />
            <SelectField
              name="type"
              defaultValue={query.type ?? ""}
              label={t({ id: "audit.kind", message: "Kind of thing" })}
              options={[any, ...AUDIT_TYPES.map((value) => ({ value, label: i18n._(TYPE_LABELS[value]) }))]}
            />
            <TextField
              name="id"
              inputMode="numeric"
              pattern="[1-9][0-9]*"
              defaultValue={query.id ?? ""}
              label={t({ id: "audit.number", message: "Its number" })}
              autoComplete="off"
              maxLength={15}
            />
          </div>
          <Cluster gap={4}>
            <Button type="submit" kind="quiet">
              <Trans id="audit.ask">Show these</Trans>
            </Button>
            {isAsked && (
              <Link to={path}>
                <Trans id="audit.all">Show all</Trans>
              </Link>
            )}
          </Cluster>
        </Stack>
      </Form>
    </search>
  );
}
