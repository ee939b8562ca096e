import type { WrittenCandidate } from '../bench-candidate.ts';

/** Bullets under headers, newest first, a line of tools a job. */
export const candidate: WrittenCandidate = {
  field: 'site-reliability',
  set: 'tuning',
  employers: ['Quillmere Payments', 'Tarnholt Cloud', 'Pellingham Hosting'],
  material: {
    company: 'Brackwater Freight',
    role: 'Senior Site Reliability Engineer',
    jobDescription: `Brackwater Freight moves 40,000 containers a month for mid-sized exporters, and our platform tells them where each one is. We are looking for a Senior Site Reliability Engineer to join our platform group of nine in Rotterdam.

You will own the reliability of our booking and tracking services, run and improve our Kubernetes clusters on AWS, define service level objectives together with the product teams, and lead blameless incident reviews. You will also help us move the remaining twelve services off our own data centre by next summer.

What we look for: several years of running production systems under load, infrastructure as code with Terraform, good observability practice (Prometheus, Grafana, OpenTelemetry), Go or Python, and the patience to teach. Experience with Kafka is a plus.

We work hybrid, two days a week in the Rotterdam office. On-call is one week in six and is paid separately. We offer a relocation budget and 28 days of leave. The position starts on 1 March.`,
    name: 'Odalys Ferncastle',
    education: `BSc Computer Science, University of Northmarch, 2012 - 2015
Certified Kubernetes Administrator (CKA), 2021
HashiCorp Certified: Terraform Associate, 2022`,
    work: `ODALYS FERNCASTLE
Site Reliability Engineer

EXPERIENCE

Quillmere Payments, Utrecht — Senior Site Reliability Engineer
April 2020 – Present
• Own the availability of a card payment platform that handles 1,900 transactions per second at peak
• Defined service level objectives for 14 services with the product teams; the error budget now decides when feature work pauses, and pages per on-call week fell from 31 to 6
• During the Black Friday outage of 2021 acted as incident commander for five hours; traced it to a connection pool that a retry storm had exhausted, and had payments back before the evening peak
• Wrote the post-mortem for a deletion of my own: I ran terraform destroy against the wrong workspace and took the staging environment down for a day and a half. I told the team straight away, and afterwards added a policy check that refuses destroys outside a review. It has not happened since
• Cut the AWS bill by €410,000 a year by moving batch work to spot instances and deleting orphaned volumes
• Disagreed with our lead architect Tobias Wrenfield, who wanted a service mesh for everything; ran a two-week trial on three services, showed that it added 11 ms per call, and we agreed to use it for mutual TLS only
• Mentor two junior engineers; one of them, Ilka Sandmoor, now leads the observability guild
Tools: Kubernetes, AWS, Terraform, Prometheus, Grafana, Go, PostgreSQL

Tarnholt Cloud, Ghent — DevOps Engineer
September 2017 – March 2020
• Migrated 60 virtual machines from a hosted data centre to Kubernetes in eight months without planned downtime
• Replaced a nightly 4-hour Jenkins build by a pipeline in GitLab CI that takes 19 minutes
• Introduced on-call hand-over notes, after a customer had called three times about the same fault and got three different answers
• Promised the sales team a multi-region set-up in six weeks and delivered it in fourteen; I had not asked the database people before I gave the date. Since then I give ranges and name what they depend on
• Automated the renewal of 230 certificates, which had caused two outages in the year before
Tools: Kubernetes, GitLab CI, Ansible, Python, HAProxy

Pellingham Hosting, Antwerp — Systems Administrator
July 2015 – August 2017
• Looked after 300 Linux servers for small web shops, with tickets by telephone and e-mail
• Calmed a web shop's owner whose site was down on the day of her television advert; moved her to a larger machine within 40 minutes and stayed on the phone until the orders came in. She renewed for three years
• Wrote a Bash tool that found 70 forgotten servers nobody paid for`,
    stories: [],
    other: `Languages: Dutch (native), English (C2), French (B1). Speaker at Lowland Ops Days 2023 on error budgets. I keep bees.`,
  },
  questions: [
    {
      ask: 'So Odalys, tell me a little about yourself.',
      kind: 'introduction',
      wording: 'plain',
      right: [['Quillmere']],
    },
    {
      ask: 'Tell me about a time you led the response to a major incident.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['Black Friday', 'retry storm', 'incident commander']],
    },
    {
      ask: 'And what was the root cause in the end?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['connection pool', 'retry storm']],
    },
    {
      ask: 'How long did that take you?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['five hours']],
    },
    {
      ask: 'can you tell me about a moment when everything was on fire and people looked to you',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Black Friday', 'retry storm', 'incident commander', 'television advert', '40 minutes']],
    },
    {
      ask: "What's the worst thing you have ever broken?",
      kind: 'behavioural',
      wording: 'oblique',
      right: [['wrong workspace', 'day and a half', 'terraform destroy']],
      wrong: ['€410,000'],
    },
    {
      ask: 'Did you ever give your word on something and then have to eat it?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['multi-region', 'in fourteen', 'database people']],
    },
    {
      ask: 'What would you do differently today?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['give ranges', 'database people', 'before I gave the date']],
    },
    {
      ask: 'Describe a disagreement you had with a senior colleague on a technical decision. How did you settle it?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['Wrenfield', 'two-week trial', '11 ms', 'mutual TLS']],
    },
    {
      ask: 'um have you ever had to uh push back against somebody with more say than you',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Wrenfield', 'two-week trial', '11 ms', 'mutual TLS']],
    },
    {
      ask: 'where have you found waste that nobody was looking at',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['€410,000', 'spot instances', '70 forgotten servers']],
    },
    {
      ask: 'Have you helped anyone else to grow?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Sandmoor', 'two junior engineers', 'observability guild']],
    },
    {
      ask: 'What do you do with somebody at the other end of the line who is close to tears?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['television advert', '40 minutes', 'orders came in']],
    },
    {
      ask: 'What is your experience with Kubernetes?',
      kind: 'experience',
      wording: 'plain',
      right: [['60 virtual machines', 'eight months', 'CKA', 'Kubernetes Administrator']],
    },
    {
      ask: 'have you worked with service level objectives in your current roll',
      kind: 'experience',
      wording: 'plain',
      right: [['14 services', '31 to 6', 'error budget now']],
    },
    {
      ask: 'Have you used Kafka in production?',
      kind: 'experience',
      wording: 'plain',
      right: [['I have not', "I haven't", 'no experience', 'not yet']],
    },
    {
      ask: 'Do you hold any certifications?',
      kind: 'look-up',
      wording: 'plain',
      right: [['CKA', 'Kubernetes Administrator', 'Terraform Associate']],
    },
    {
      ask: 'Which languages do you speak?',
      kind: 'look-up',
      wording: 'plain',
      right: [['Dutch']],
      wrong: ['Python'],
    },
    {
      ask: 'When have you made a slow thing fast for other engineers?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['19 minutes', 'GitLab CI that', '4-hour']],
    },
    {
      ask: 'You seem settled where you are. What brings you here?',
      kind: 'motivation',
      wording: 'oblique',
      right: [
        [
          '40,000 containers',
          'where each one is',
          'booking and tracking',
          'service level objectives together',
          'blameless incident',
          'twelve services',
          'patience to teach',
          'clusters on AWS',
          'good observability',
        ],
        [
          '14 services',
          '31 to 6',
          '60 virtual machines',
          'eight months',
          'Sandmoor',
          '1,900',
          'two junior engineers',
        ],
      ],
    },
    {
      ask: 'Where do you still have to improve, would you say?',
      kind: 'weakness',
      wording: 'oblique',
      right: [['give ranges', 'in fourteen', 'wrong workspace', 'policy check']],
    },
    {
      ask: 'Suppose that on your second day here the tracking service goes down and nobody knows why. What do you do first?',
      kind: 'situational',
      wording: 'plain',
      right: [['Black Friday', 'retry storm', 'incident commander']],
    },
    {
      ask: 'How would you design a tracking service so that it survives the loss of a whole data centre?',
      kind: 'design',
      wording: 'plain',
      right: [
        ['1,900', '60 virtual machines', 'multi-region', '14 services', 'replica', 'second region', 'zone'],
      ],
    },
    {
      ask: 'What is an error budget, and how does it work?',
      kind: 'explanation',
      wording: 'plain',
      right: [['31 to 6', '14 services', 'feature work pauses', 'objective', 'unavailab']],
    },
    {
      ask: 'We have twelve services left in our own data centre. Have you done a move like that, and what tooling did you lean on to build infrastructure?',
      kind: 'compound',
      wording: 'plain',
      right: [
        ['60 virtual machines', 'eight months'],
        ['Terraform', 'Ansible'],
      ],
    },
    {
      ask: 'How do you feel about coming in to see us in person?',
      kind: 'logistics',
      wording: 'oblique',
      right: [['two days', 'hybrid', 'Rotterdam']],
    },
    {
      ask: 'So what sort of money are you looking for?',
      kind: 'salary',
      wording: 'oblique',
      right: [['range', 'salary', 'figure', '€', '[']],
    },
    {
      ask: 'Did you find us all right this morning?',
      kind: 'small-talk',
      wording: 'plain',
      right: [['thank', 'thanks', 'fine', 'good', 'yes']],
      wrong: ['Quillmere', 'Tarnholt', 'Pellingham'],
    },
    {
      ask: 'Is there anything that you would like to ask us?',
      kind: 'closing',
      wording: 'plain',
      right: [['?']],
    },
  ],
};
