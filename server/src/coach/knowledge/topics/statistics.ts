import type { ListedTopic } from '../topic.ts';

export const STATISTICS: readonly ListedTopic[] = [
  {
    name: 'the p-value',
    fields: ['data', 'laboratory'],
    terms: [
      'p value',
      'statistical significance',
      'statistically significant',
      'null hypothesis',
      'hypothesis test',
      'hypothesis testing',
      'confidence interval',
      'type i and type ii',
      'type 1 and type 2 error',
    ],
    asks: 'difference mean means significant interval error errors test value significance statistics interpret',
    answer:
      'A p-value is how likely data at least this extreme would be if there were really no effect; it is not the chance that the hypothesis is true.',
    points: [
      'Significant does not mean large, so I give the size of the effect with a confidence interval.',
      'A type one error is a false alarm, a type two error is a miss.',
    ],
  },
  {
    name: 'mean, median and mode',
    fields: ['data', 'laboratory', 'finance'],
    terms: [
      'mean and median',
      'mean and the median',
      'median and mean',
      'mean median',
      'standard deviation',
      'variance and standard deviation',
      'outlier',
      'normal distribution',
      'median and the mean',
      'median',
    ],
    asks: 'difference mean median mode average use deviation distribution data handle skewed',
    answer:
      'The mean is the sum over the count and is pulled by extremes; the median is the middle value and is not, so I use it for skewed figures such as incomes.',
    points: [
      'The standard deviation says how far values usually lie from the mean.',
      'I find out why an outlier is there before I remove it.',
    ],
  },
  {
    name: 'correlation and causation',
    fields: ['data', 'marketing'],
    terms: [
      'correlation and causation',
      'causation and correlation',
      'correlation',
      'confounding',
      'confounder',
      'simpson s paradox',
      'selection bias',
      'survivorship bias',
      'sampling bias',
    ],
    asks: 'difference causation correlation variable bias data example cause',
    answer:
      'Correlation says that two things move together; causation says that changing one changes the other, and a third thing may drive both.',
    points: [
      'The cleanest proof is a randomised experiment.',
      'Without one I look for what could confound it, and say how sure I am.',
    ],
  },
  {
    name: 'regression',
    terms: [
      'linear regression',
      'logistic regression',
      'regression analysis',
      'regression model',
      'r squared',
      'multicollinearity',
      'time series forecast',
      'seasonality',
    ],
    asks: 'difference regression linear logistic model interpret assumptions variable forecast',
    answer:
      'Regression describes how an outcome changes with its drivers: linear for a quantity, logistic for the chance of yes or no.',
    points: [
      'I look at the residuals, since they show what the model misses.',
      'A good fit on old data is no proof; I test it on data that it has not seen.',
    ],
  },
  {
    name: 'a KPI',
    fields: [
      'data',
      'marketing',
      'sales',
      'service',
      'projects',
      'finance',
      'manufacturing',
      'logistics',
      'hr',
    ],
    terms: [
      'kpi',
      'key performance indicator',
      'leading indicator',
      'lagging indicator',
      'leading and lagging',
      'lagging and leading',
      'vanity metric',
      'okr',
      'balanced scorecard',
    ],
    asks: 'indicator indicators difference metric metrics measure define choose good okrs kpis',
    answer:
      'A KPI is one of the few figures that tell whether we reach what matters, with a clear definition, an owner and a target.',
    points: [
      'A lagging one tells what happened, a leading one what is coming.',
      'I ask what people will do to move it, because a target changes behaviour.',
    ],
  },
  {
    name: 'cleaning data',
    terms: [
      'data cleaning',
      'clean data',
      'missing values',
      'missing data',
      'data quality',
      'data validation',
      'cohort analysis',
      'pivot table',
      'vlookup',
      'data visualisation',
      'data visualization',
      'missing value',
    ],
    asks: 'handle data missing clean cleaning quality steps dataset table ensure chart choose check',
    answer:
      'I profile the data first: types, ranges, duplicates, gaps; then I fix what has a known cause, mark the rest, and keep the raw data.',
    points: [
      'Whether a gap is filled, dropped or kept depends on why it is missing.',
      'Totals are reconciled with a source that I trust before anything is shown.',
    ],
  },
];
