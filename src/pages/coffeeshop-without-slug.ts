import { redirect } from "react-router";

/** A path with no slug where one is needed goes to its list (product.md section 3). */
export function loader() {
  return redirect("/coffeeshops", 301);
}
