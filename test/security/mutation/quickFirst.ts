import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that run thousands of cases, the slowest at the end. */
const slow = [
  /\/(?:format|parse)Amount\.test\.ts$/,
  /\/createFrameHost(?:\.session)?\.test\.ts$/,
  /\/readSignedChainId\.test\.ts$/,
  /\/createFrameHost\.limits\.test\.ts$/,
]

/** A mutant is done with at the first test that fails: quick ones go first. */
export class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const toRank = ({ moduleId }: TestSpecification) =>
      slow.findIndex((pattern) => pattern.test(moduleId))
    return [...files].sort((a, b) => toRank(a) - toRank(b))
  }
}
