/** The anchor of links to the question. */
export const CAN_I_GET_IN = "can-i-get-in";

/** A fixed id, because its heading is in a static part, where React's generated ids would differ. */
export const CAN_I_GET_IN_TITLE = "can-i-get-in-title";
