import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The moment of the device, again with each minute: what is open is worked out for it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const passing = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(passing);
  }, []);
  return now;
}
