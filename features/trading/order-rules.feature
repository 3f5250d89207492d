Feature: An order that breaks a rule of its market is stopped at the field
  The rule is told where the number was typed, before anything is sent.

  Background:
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT

  Scenario Outline: <rule>
    When Ada fills in an order to buy <quantity> BTC at <price>
    Then the problem is told at the <field>: <rule>
    And nothing has been sent

    Examples:
      | quantity | price                | field    | rule                  |
      | 10       | a fair price         | quantity | not enough balance    |
      | 0.02     | a price off the tick | price    | not a price step      |

    @core
    Examples: rules that a browser shows in the same way
      | quantity | price                | field    | rule                  |
      | 0.0200001 | a fair price        | quantity | not a quantity step   |
      | 0.000001 | a fair price         | quantity | too little            |
      | 0.00001  | a fair price         | quantity | worth too little      |
      | 0.02     | twice the price      | price    | too far from the market |

  Scenario: Selling more than one has
    When Ada fills in an order to sell 2 BTC at a fair price
    Then the problem is told at the quantity: not enough balance
    And nothing has been sent
