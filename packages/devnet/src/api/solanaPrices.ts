/** Dollars for one whole coin; nobody trades on the local chain. */
export const solanaPrices: Readonly<Record<string, bigint>> = {
  SOL: 150n,
  USDL: 1n,
  SILV: 30n,
  SHRS: 5n,
}
