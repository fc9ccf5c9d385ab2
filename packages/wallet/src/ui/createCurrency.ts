/** The currency that worths are shown in; what costs too much is in dollars. */
export type Currency = {
  /** ISO 4217 code. */
  read(): string
  /** Takes the wish of an app; what is no code is ignored. */
  set(code: string): void
}

export function createCurrency(): Currency {
  let current = 'USD'
  return {
    read: () => current,
    set(code) {
      if (/^[A-Z]{3}$/.test(code)) current = code
    },
  }
}
