const wave = Array.from({ length: 40 }, (_, at) => [50 + at * 8, 100 + 40 * Math.sin(at)]).flat()

export const signature = { width: 600, height: 200, strokes: [wave] }
