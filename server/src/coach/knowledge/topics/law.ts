import type { ListedTopic } from '../topic.ts';

export const LAW: readonly ListedTopic[] = [
  {
    name: 'trusts and wills',
    terms: [
      'trust and a will',
      'will and a trust',
      'trusts and wills',
      'wills and trusts',
      'testamentary trust',
      'living trust',
      'discretionary trust',
      'probate',
      'intestacy',
      'executor',
      'what is a trust',
    ],
    asks: 'difference trust will estate death trustee beneficiary process dies assets work administer',
    answer:
      'A will says who gets what after a death and takes effect only then; in a trust, trustees hold property for others, and it can take effect during a lifetime.',
    points: [
      'A will usually goes through probate, where a court or registry confirms it; property in a trust often need not.',
      'Without a valid will, the law of the place decides who inherits.',
    ],
  },
  {
    name: 'discovery',
    terms: [
      'discovery process',
      'e discovery',
      'ediscovery',
      'disclosure of documents',
      'document review',
      'discovery in litigation',
      'legal discovery',
      'interrogatories',
      'deposition',
      'litigation hold',
      'what is discovery',
    ],
    asks: 'discovery process documents litigation review case hold evidence civil privileged works',
    answer:
      'Discovery, or disclosure, is where each side of a case shows the other the documents and evidence that bear on it, before the trial.',
    points: [
      'As soon as a claim is likely, nothing that may matter may be deleted.',
      'I log what is reviewed and set aside what is privileged for a lawyer to decide.',
    ],
  },
  {
    name: 'legal privilege',
    terms: [
      'legal privilege',
      'attorney client privilege',
      'legal professional privilege',
      'litigation privilege',
      'privileged document',
      'client confidentiality',
    ],
    asks: 'privilege privileged confidentiality client lawyer difference protect waive waived document documents',
    answer:
      'Privilege keeps confidential communication between a client and a lawyer, for the purpose of advice, from being shown to the other side; it belongs to the client.',
    points: [
      'Confidentiality is wider: it covers nearly all that we learn, but a court may still order it to be shown.',
      'Copying in an outsider can lose the privilege, so I check the recipients.',
    ],
  },
  {
    name: 'a conflict of interest',
    fields: ['law', 'finance', 'charity', 'housing'],
    terms: [
      'conflict of interest',
      'conflicts of interest',
      'conflict check',
      'conflicts check',
      'declaration of interest',
    ],
    asks: 'check client clients matter new identify declare handle manage avoid trustee',
    answer:
      'A conflict of interest is where a duty to one client, or a private interest, could pull against the duty to another.',
    points: [
      'I check names and related parties before work begins, and again when somebody joins.',
      'Declare it early, write it down, and step back; some conflicts consent can cure and some it cannot.',
    ],
  },
  {
    name: 'the parts of a contract',
    fields: ['law', 'logistics', 'projects'],
    terms: [
      'elements of a contract',
      'offer and acceptance',
      'breach of contract',
      'valid contract',
      'binding contract',
      'indemnity clause',
      'force majeure',
      'consideration in a contract',
      'contract law',
    ],
    asks: 'contract valid elements binding clause breach remedy remedies form make makes law',
    answer:
      'A contract needs an offer, its acceptance, the intention to be bound and parties able to agree; common law asks for consideration as well, which is something given in return.',
    points: [
      'After a breach the usual remedy is money that puts the other side where they would have been.',
      'I read the terms on liability, ending and notice first.',
    ],
  },
  {
    name: 'civil and criminal law',
    terms: [
      'civil and criminal',
      'criminal and civil',
      'burden of proof',
      'standard of proof',
      'balance of probabilities',
      'beyond reasonable doubt',
      'beyond a reasonable doubt',
    ],
    asks: 'difference civil criminal law case cases proof standard court',
    answer:
      'Civil law settles disputes between parties, usually for money or an order; criminal law is brought by the state and can punish.',
    points: [
      'In common law a crime is proved beyond reasonable doubt, a civil claim on the balance of probabilities.',
      'The same event can lead to both.',
    ],
  },
  {
    name: 'due diligence',
    fields: ['law', 'finance'],
    terms: [
      'due diligence',
      'know your customer',
      'kyc',
      'anti money laundering',
      'aml',
      'money laundering',
      'beneficial owner',
    ],
    asks: 'client checks process merger acquisition customer diligence identity funds buying company legal',
    answer:
      'Due diligence is the homework before one commits: who the other side really is, what they own and owe, and what could go wrong.',
    points: [
      'On a client it means identity, the people who really own it, and where the money comes from.',
      'A suspicion goes to the person responsible, and the client is not told of it.',
    ],
  },
];
