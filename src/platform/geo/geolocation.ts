/** Why there is no position: the reader or the browser's settings said no, or the device does not know it. */
export type LocationTrouble = "denied" | "unsupported" | "unavailable" | "timeout";

/** Distinguished by `reason`. */
export class NoLocation extends Error {
  readonly reason: LocationTrouble;
  constructor(reason: LocationTrouble, cause?: unknown) {
    super(`There is no position: ${reason}`, { cause });
    this.name = "NoLocation";
    this.reason = reason;
  }
}

/** Specification section 9. */
const OPTIONS: PositionOptions = { timeout: 5000, maximumAge: 60_000, enableHighAccuracy: true };

/** By the numbers of the browser's own error. */
const REASONS: Record<number, LocationTrouble> = { 1: "denied", 2: "unavailable", 3: "timeout" };

/**
 * Where the reader is, in degrees; asks for permission. Callers keep the position in memory only.
 * @throws NoLocation
 */
export function currentPosition(): Promise<{ latitude: number; longitude: number; accuracyMetres: number }> {
  return new Promise((resolve, reject) => {
    // Some native wrappers have none.
    if (!navigator.geolocation) {
      reject(new NoLocation("unsupported"));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracyMetres: accuracy }),
      (error) => reject(new NoLocation(REASONS[error.code] ?? "unavailable", error)),
      OPTIONS,
    );
  });
}
