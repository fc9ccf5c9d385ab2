import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that run thousands of cases, the slowest last. */
const slow = [
  /\/(?:format|parse)Amount\.test\.ts$/,
  /\/createFrameHost(?:\.session)?\.test\.ts$/,
  /\/readSignedChainId\.test\.ts$/,
  /\/createFrameHost\.limits\.test\.ts$/,
]

/** The first failing test settles a mutant, so quick tests run first. */
export class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const toRank = ({ moduleId }: TestSpecification) =>
      slow.findIndex((pattern) => pattern.test(moduleId))
    return [...files].sort((a, b) => toRank(a) - toRank(b))
  }
}
