/** Ends of addresses that most people have, in the order to offer them. */
export const emailSuffixes: readonly string[] = [
  'gmail.com',
  'outlook.com',
  'yahoo.com',
  'hotmail.com',
  'aol.com',
  'icloud.com',
  'zoho.com',
]
