import { programs } from './programs.js'

/** Whether it is the Token program or its successor, Token-2022. */
export function isTokenProgram(address: string | undefined): boolean {
  return address === programs.token || address === programs.token2022
}
