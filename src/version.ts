/** Sent to the API as the SDK version (`sv`). */
export const version = '0.0.0'
