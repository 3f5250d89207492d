Feature: Proof that the exchange has what it owes
  Background:
    Given Ada has opened an account
    And Bo has opened an account
    And the exchange has been audited

  Scenario: Somebody finds their own balance, step by step
    When Ada verifies the newest audit with her hash
    Then her balance is included, 10000 USDT of it

  Scenario: Somebody who is not in the tree is told exactly that
    When Ada verifies the newest audit with a hash of nobody
    Then she is told that the hash is not in the tree

  Scenario Outline: A proof that was changed says where
    When Ada is given a proof with one bit changed in the <where>
    Then the step that fails is the <step>

    Examples:
      | where | step    |
      | leaf  | leaf    |
      | path  | level 1 |
      | root  | root    |

  Scenario: Everybody's balances are recounted
    Then the whole tree adds up to the published liabilities, her part among them

  Scenario: A past audit never changes unnoticed
    Given Ada has looked at the reserves
    When another root is published for an audit that she has seen
    Then Ada is warned that a past audit has changed

  Scenario: Somebody is warned when less of their coin is covered than they want
    When Ada wants to be warned when less than 50 % of USDT is covered
    Then nothing is said to be covered too little
    When Ada wants to be warned when less than 900 % of USDT is covered
    Then USDT is said to be covered too little
