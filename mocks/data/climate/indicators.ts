import { CLIMATE_METRICS, type Indicator } from '@/contract/accession/subsetting';
import { evapotranspiration } from './evapotranspiration';
import { DAYS_IN_MONTH } from './model';

/** One month of one year at one place: °C, mm, and mm a day of sunlight. */
export interface MonthWeather {
  /** 0 to 11. */
  month: number;
  mean: number;
  minimum: number;
  maximum: number;
  precipitation: number;
  radiation: number;
}

interface Definition extends Omit<Indicator, 'metrics'> {
  of(weather: MonthWeather): number;
}

const days = ({ month }: MonthWeather): number => DAYS_IN_MONTH[month] ?? 30;

const monthlyEvapotranspiration = (weather: MonthWeather): number =>
  days(weather) * evapotranspiration(weather.mean, weather.maximum - weather.minimum, weather.radiation);

const DEFINITIONS: readonly Definition[] = [
  { id: 'tmean', name: 'Mean temperature', group: 'Temperature', unit: '°C', of: ({ mean }) => mean },
  { id: 'tmax', name: 'Daily maximum temperature', group: 'Temperature', unit: '°C', of: ({ maximum }) => maximum },
  { id: 'tmin', name: 'Daily minimum temperature', group: 'Temperature', unit: '°C', of: ({ minimum }) => minimum },
  {
    id: 'trange',
    name: 'Daily temperature range',
    group: 'Temperature',
    unit: '°C',
    of: ({ maximum, minimum }) => maximum - minimum,
  },
  {
    id: 'gdd10',
    name: 'Growing degree days above 10 °C',
    group: 'Temperature',
    unit: '°C d per month',
    of: (weather) => days(weather) * Math.max(0, weather.mean - 10),
  },
  {
    id: 'prec',
    name: 'Precipitation',
    group: 'Precipitation',
    unit: 'mm per month',
    of: ({ precipitation }) => precipitation,
  },
  {
    id: 'wetdays',
    name: 'Wet days',
    group: 'Precipitation',
    unit: 'days per month',
    // Wet days go with a power of the rain of their month, as New, Hulme & Jones (2000, Journal of Climate 13:2217) use it.
    of: (weather) => Math.min(days(weather), 1.3 * weather.precipitation ** 0.45),
  },
  {
    id: 'et0',
    name: 'Reference evapotranspiration',
    group: 'Water balance',
    unit: 'mm per month',
    of: monthlyEvapotranspiration,
  },
  {
    id: 'balance',
    name: 'Precipitation less evapotranspiration',
    group: 'Water balance',
    unit: 'mm per month',
    of: (weather) => weather.precipitation - monthlyEvapotranspiration(weather),
  },
];

/** What accessions can be grouped by. */
export const INDICATORS: readonly Indicator[] = DEFINITIONS.map(({ id, name, group, unit }) => ({
  id,
  name,
  group,
  unit,
  metrics: [...CLIMATE_METRICS],
}));

/** How an indicator follows from a month's weather; `undefined` for an unknown one. */
export const indicatorOf = (id: string): ((weather: MonthWeather) => number) | undefined =>
  DEFINITIONS.find((each) => each.id === id)?.of;
