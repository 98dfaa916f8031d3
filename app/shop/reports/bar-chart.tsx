import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { BarStack } from '@visx/shape'
import { useState } from 'react'

const HEIGHT = 240
const MARGIN = { top: 12, right: 16, bottom: 32, left: 64 }
const USUAL_WIDTH = 560
const LETTER_PX = 7
const GAP_PX = 8
const TICKS = 4
const COLORS = [
  'fill-accent bg-accent',
  'fill-line-strong bg-line-strong',
  'fill-success bg-success',
  'fill-ink bg-ink',
]
const CHART =
  'block h-auto w-full [&_line]:stroke-line [&_text]:fill-muted [&_text]:font-(family-name:--font) [&_text]:text-[12px] [&_text]:tabular-nums print:h-[4cm] print:w-auto print:max-w-full'

export type BarChartProps = {
  bars: { name: string; values: number[] }[]
  series: string[]
  format: (value: number) => string
}

/** Screen readers use the table beside it. */
export function BarChart({ bars, series, format }: BarChartProps) {
  const [width, setWidth] = useState(USUAL_WIDTH)
  const inner = { width: width - MARGIN.left - MARGIN.right, bottom: HEIGHT - MARGIN.bottom }
  const keys = series.map((_, index) => index)
  const sums = bars.flatMap(({ values }) => [
    values.reduce((sum, value) => sum + Math.max(0, value), 0),
    values.reduce((sum, value) => sum + Math.min(0, value), 0),
  ])
  const data = bars.map(({ values }, index) => ({ index, ...values }))
  const x = scaleBand({
    domain: data.map(({ index }) => index),
    range: [0, inner.width],
    padding: 0.25,
  })
  const most = Math.max(1, ...sums)
  const y = scaleLinear({
    domain: [Math.min(0, ...sums), most],
    range: [inner.bottom, MARGIN.top],
    nice: TICKS,
  })
  const longest = Math.max(0, ...bars.map(({ name }) => name.length))
  const every = Math.ceil((bars.length * (longest * LETTER_PX + GAP_PX)) / inner.width)
  const shown = data.map(({ index }) => index).filter((index) => index % every === 0)

  return (
    <div className="grid grid-cols-1 gap-2" aria-hidden="true" ref={watchWidth(setWidth)}>
      <svg className={CHART} viewBox={`0 0 ${width} ${HEIGHT}`}>
        <g transform={`translate(${MARGIN.left})`}>
          <AxisLeft
            scale={y}
            tickValues={y.ticks(TICKS).filter(Number.isInteger)}
            tickFormat={(value) => format(Number(value))}
            tickLength={0}
            hideAxisLine
            tickLineProps={{ x1: 0, x2: inner.width }}
            tickLabelProps={{ dx: -8, dy: 4, textAnchor: 'end' }}
          />
          <BarStack
            data={data}
            keys={keys}
            x={({ index }) => index}
            xScale={x}
            yScale={y}
            offset="diverging"
            color={(key) => String(key)}
          >
            {(stacks) =>
              stacks.flatMap((stack) =>
                stack.bars.map((bar) => (
                  <rect
                    key={`${stack.key} ${bar.index}`}
                    className={COLORS[stack.index]}
                    x={bar.x}
                    y={bar.y}
                    width={bar.width}
                    height={Math.max(0, bar.height)}
                  />
                )),
              )
            }
          </BarStack>
          <AxisBottom
            scale={x}
            top={inner.bottom}
            tickValues={shown}
            tickFormat={(index) => bars[index]?.name}
            tickLength={0}
            hideTicks
            tickLabelProps={{ dy: 16, textAnchor: 'middle' }}
          />
        </g>
      </svg>
      {series.length > 1 && <Legend series={series} />}
    </div>
  )
}

function Legend({ series }: Pick<BarChartProps, 'series'>) {
  return (
    <div className="flex flex-wrap gap-4 text-small text-muted">
      {series.map((name, index) => (
        <span key={name} className="flex items-center wrap-anywhere gap-2">
          <span
            className={`size-3 rounded-[0.125rem] [print-color-adjust:exact] ${COLORS[index]}`}
          />
          {name}{' '}
        </span>
      ))}
    </div>
  )
}

function watchWidth(onChange: (width: number) => void) {
  return (frame: HTMLDivElement) => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) onChange(Math.round(entry.contentRect.width))
    })
    observer.observe(frame)
    return () => observer.disconnect()
  }
}
