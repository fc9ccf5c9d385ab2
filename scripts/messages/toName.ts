/** Name of a language's constant: `zhCN` for `zh-CN`. */
export function toName(tag: string): string {
  return tag.replaceAll('-', '')
}
