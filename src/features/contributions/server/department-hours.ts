import type { DepartmentHours } from "#features/shops/server/fact-columns.ts";
import { DEPARTMENTS } from "#features/shops/open-times.ts";
import { type DepartmentValues, hoursFieldOf } from "../department-hours.ts";
import { valueAfter } from "./shop-values.ts";

/** The hours of each department; null for one without hours of its own. */
export function departmentValues(departments: readonly DepartmentHours[]): DepartmentValues {
  const values = DEPARTMENTS.map((department) => {
    const own = departments.find((one) => one.department === department);
    return [hoursFieldOf(department), own?.openingHours ?? null];
  });
  return Object.fromEntries(values) as DepartmentValues;
}

/** The departments once some of them were told; undefined where that changes nothing. */
export function departmentsAfter(
  known: readonly DepartmentHours[],
  given: Partial<DepartmentValues>,
): DepartmentHours[] | undefined {
  const standing = departmentValues(known);
  let isChanged = false;
  const departments = DEPARTMENTS.flatMap((department): DepartmentHours[] => {
    const field = hoursFieldOf(department);
    const told = given[field];
    const openingHours =
      told === undefined
        ? standing[field]
        : (valueAfter("openingHours", told, standing[field]) as string | null);
    if (openingHours !== standing[field]) isChanged = true;
    return openingHours === null ? [] : [{ department, openingHours }];
  });
  return isChanged ? departments : undefined;
}
