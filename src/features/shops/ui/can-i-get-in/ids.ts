/** Where links to the question lead. */
export const CAN_I_GET_IN = "can-i-get-in";

/** Its heading is kept as drawn, where React's own ids do not reach. */
export const CAN_I_GET_IN_TITLE = "can-i-get-in-title";
