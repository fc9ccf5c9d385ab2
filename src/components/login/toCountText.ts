/** Exact below ten, else down to tens: what is shown keeps changing anyway. */
export function toCountText(count: number): string {
  return count < 10 ? String(count) : `${Math.floor(count / 10) * 10}+`
}
