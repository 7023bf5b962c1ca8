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

/**
 * A question that is left open or swept away calls back never: the browser's own time-out begins with the answer. A little later than
 * that, so that the browser's word comes first.
 */
const PATIENCE_MS = 6000;

/** By the numbers of the browser's own error. */
const REASONS: Record<number, LocationTrouble> = { 1: "denied", 2: "unavailable", 3: "timeout" };

/**
 * Where the reader is, in degrees; asks for permission. Callers keep the position in memory only.
 * @throws NoLocation
 */
export async function currentPosition(): Promise<Position> {
  try {
    return await positionWith(OPTIONS);
  } catch (error) {
    // Indoors there is no satellite, but the network knows. A question that nobody answered is not asked again.
    const isWorthAnother =
      error instanceof NoLocation && error.cause !== undefined && error.reason !== "denied";
    if (!isWorthAnother) throw error;
    return positionWith({ ...OPTIONS, enableHighAccuracy: false });
  }
}

interface Position {
  latitude: number;
  longitude: number;
  accuracyMetres: number;
}

function positionWith(options: PositionOptions): Promise<Position> {
  return new Promise((resolve, reject) => {
    // Some native wrappers have none.
    if (!navigator.geolocation) {
      reject(new NoLocation("unsupported"));
      return;
    }
    const patience = setTimeout(() => reject(new NoLocation("timeout")), PATIENCE_MS);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        clearTimeout(patience);
        resolve({ latitude, longitude, accuracyMetres: accuracy });
      },
      (error) => {
        clearTimeout(patience);
        reject(new NoLocation(REASONS[error.code] ?? "unavailable", error));
      },
      options,
    );
  });
}
