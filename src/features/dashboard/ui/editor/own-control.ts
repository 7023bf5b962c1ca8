export interface OwnControl {
  id: string;
  value: unknown;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (value: unknown) => void;
}

/** The control of a field that also types others, which are `hidden` then and have none of their own. */
export interface OwnControls extends OwnControl {
  of: (name: string) => OwnControl;
}
