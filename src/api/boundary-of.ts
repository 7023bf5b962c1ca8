/** What separates the parts of a body, as its content type says; empty when there are none. */
export function boundaryOf(contentType: string): string {
  return (
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i
      .exec(contentType)
      ?.slice(1)
      .find(Boolean) ?? ""
  );
}
