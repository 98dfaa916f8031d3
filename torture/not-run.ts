/** Items of the bar that no harness here measures, and why. They count as neither passed nor failed. */
export const notRun: { id: string; reason: string }[] = []
