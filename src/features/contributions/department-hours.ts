import { DEPARTMENTS, type Department } from "#features/shops/open-times.ts";

/** The field of a department's own hours, such as `kitchenHours`. */
export type DepartmentField = `${Department}Hours`;

/** As OpenStreetMap writes them; null for a department that keeps those of the shop. */
export type DepartmentValues = Record<DepartmentField, string | null>;

export const hoursFieldOf = (department: Department): DepartmentField => `${department}Hours`;

export const DEPARTMENT_FIELDS: readonly DepartmentField[] = DEPARTMENTS.map(hoursFieldOf);
