export const UNKNOWN_NETWORK_LABEL = 'Unknown Network'
export const RELATIVE_TIME_LABELS = [
  'sec',
  'min',
  'hr',
  'd',
  'mo',
  'yr',
] as const
